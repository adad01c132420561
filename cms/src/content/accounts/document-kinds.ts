/** The kinds of documents that the website shows on the page Transparency and not in the footer. */
export const ACCOUNTS_KINDS: readonly string[] = ['audited-accounts', 'fcra-statement'];
