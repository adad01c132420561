import { Flex, Typography } from '@strapi/design-system';

/** What a dialog asks, a paragraph each. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {sentences.map((sentence) => (
        <Typography key={sentence} tag="p">
          {sentence}
        </Typography>
      ))}
    </Flex>
  );
}
