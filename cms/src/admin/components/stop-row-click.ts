/** The `onClick` of a button or link inside a row of Strapi's lists. Otherwise the click would also open the entry. */
export function stopRowClick(event: { stopPropagation(): void }): void {
  event.stopPropagation();
}
