/** The kinds of documents that stand on the page Transparency and not in the footer, as the website has them. */
export const ACCOUNTS_KINDS: readonly string[] = ['audited-accounts', 'fcra-statement'];
