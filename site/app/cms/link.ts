/**
 * A link typed by an editor, if it is safe (R20): http(s), mailto, tel or site-relative. A file of the
 * CMS is linked at the site's own address (R5).
 */
export function safeLink(value: string, cmsUrl = ''): string | undefined {
  const typed = value.trim();
  const link = typed.startsWith(`${cmsUrl}/uploads/`) ? typed.slice(cmsUrl.length) : typed;
  // Browsers drop tabs and line breaks inside a URL: "java\nscript:" would run.
  if (link === '' || /[\p{Control} \\]/u.test(link)) return undefined;
  if (/^\/(?!\/)/.test(link)) return link;
  if (/^https?:\/\/[^/]/i.test(link)) return URL.canParse(link) ? link : undefined;
  return /^(mailto|tel):./i.test(link) ? link : undefined;
}
