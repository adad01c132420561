/** Matches a web address, an e-mail address, a phone number, or a path. `//host` is another website. */
const USABLE_LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|(mailto|tel):[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;
/** Matches a domain without https://, such as `example.org/page`. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i;

export function linkProblem(link: string): string {
  if (link === '' || USABLE_LINK.test(link)) return '';
  if (DOMAIN.test(link)) return `Begin the link with https://, like this: https://${link}`;
  if (/^[^\s@:]+@[^\s@]+$/.test(link)) return `Write mailto: before it, like this: mailto:${link}`;
  if (/^\+?[\d\s()-]{6,}$/.test(link)) {
    return `Write tel: before it and no spaces, like this: tel:${link.replace(/[^\d+]/g, '')}`;
  }
  return 'Write a web address (https://…), an e-mail address (mailto:…), a phone number (tel:…) or a page of this website (/team), without spaces.';
}
