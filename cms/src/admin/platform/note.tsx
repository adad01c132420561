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

/** Says that what should stand here is not known, since the CMS did not answer. */
export function CouldNotRead({ what }: { readonly what: string }) {
  return <Note text={`${what} could not be read. Load the page again.`} color="danger600" />;
}
