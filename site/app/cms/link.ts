/** A link typed by an editor, if it is safe (R20): http(s), mailto, tel or site-relative. */
export function safeLink(value: string): string | undefined {
  const link = value.trim();
  // Browsers drop tabs and line breaks inside a URL: "java\nscript:" would run.
  if (link === '' || /[\p{Control} \\]/u.test(link)) return undefined;
  if (/^\/(?!\/)/.test(link)) return link;
  if (/^https?:\/\/[^/]/i.test(link)) return URL.canParse(link) ? link : undefined;
  return /^(mailto|tel):./i.test(link) ? link : undefined;
}
