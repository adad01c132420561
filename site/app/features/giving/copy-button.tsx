import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLabels } from '../../labels/use-labels.ts';

/** Copies a text. Without scripts there is no button, and visitors select the text. */
export function CopyButton({ text }: { readonly text: string }) {
  const { giving } = useLabels();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  // Browsers offer the clipboard over HTTPS and on localhost only.
  if (!isHydrated || !navigator.clipboard) return null;
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {giving.copy}
      </Button>
      <span role="status">{isCopied && giving.copied}</span>
    </>
  );
}
