import './one-by-one.css';

/**
 * Has every section of the home page laid out at once, as its style sheet else does one by one: who
 * comes from another page of the site may come by Back, and finds their place only where every section
 * has its true height.
 */
export function showWhole(): void {
  document.documentElement.dataset.whole = '';
}

/**
 * The same for whom the browser leads back to where they were, or to a part of the page: run while the
 * page is being read, since both happen before any other script has come.
 */
export const showWholeOnReturn =
  "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''";
