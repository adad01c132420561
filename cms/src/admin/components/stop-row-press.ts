/** The `onClick` of a button or link inside a row of Strapi's lists. Otherwise the press would also open the entry. */
export function stopRowPress(press: { stopPropagation(): void }): void {
  press.stopPropagation();
}
