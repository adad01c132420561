/** An arrow drawn with a soft pen, in the colour of the text. */
export function Arrow({ direction }: { readonly direction: 'left' | 'right' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={direction === 'left' ? 'M14.6 5.4 8.2 12l6.2 6.8' : 'M9.4 5.4 15.8 12l-6.2 6.8'} />
    </svg>
  );
}
