import { Typography } from '@strapi/design-system';

/** A small sentence in a panel. */
export function Note({ text }: Readonly<{ text: string }>) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {text}
    </Typography>
  );
}
