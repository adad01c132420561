import { Typography } from '@strapi/design-system';

interface SmallTextProps {
  readonly text: string;
  readonly color?: 'neutral600' | 'neutral800' | 'primary600' | 'danger600';
}

export function SmallText({ text, color = 'neutral600' }: SmallTextProps) {
  return (
    <Typography tag="p" variant="pi" textColor={color}>
      {text}
    </Typography>
  );
}
