import type { LangText } from '../cms/lang-text.ts';

interface LangParagraphProps {
  readonly of: LangText;
  readonly className?: string | undefined;
}

/** A text of the CMS as a paragraph, marked as `LangSpan` does; nothing where nothing was written. */
export function LangParagraph({ of: { text, lang }, className }: LangParagraphProps) {
  if (text === '') return null;
  return (
    <p lang={lang} className={className}>
      {text}
    </p>
  );
}
