/** The `onClick` of what is pressed inside a row of Strapi's lists: a press on the row opens the entry. */
export function stopRowPress(press: { stopPropagation(): void }): void {
  press.stopPropagation();
}
