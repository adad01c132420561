import { SmallText } from './small-text.tsx';

export function ReadError({ subject }: { readonly subject: string }) {
  return (
    <SmallText text={`${subject} could not be read. Load the page again.`} color="danger600" />
  );
}
