/**
 * The end of the name of a link around a small picture: what a press does, and which picture it is,
 * since editors often describe several pictures with the same words.
 */
export function OpensLarge({ place, count }: { readonly place: number; readonly count: number }) {
  return (
    <span className="unseen">
      {' '}
      (open large, picture {place} of {count})
    </span>
  );
}
