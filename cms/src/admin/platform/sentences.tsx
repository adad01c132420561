import { Flex, Typography } from '@strapi/design-system';

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
