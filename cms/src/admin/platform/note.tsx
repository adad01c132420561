import { Typography } from '@strapi/design-system';

interface NoteProps {
  readonly text: string;
  readonly color?: 'neutral600' | 'neutral800' | 'primary600' | 'danger600';
}

/** A small sentence in a panel or a list. */
export function Note({ text, color = 'neutral600' }: NoteProps) {
  return (
    <Typography tag="p" variant="pi" textColor={color}>
      {text}
    </Typography>
  );
}
