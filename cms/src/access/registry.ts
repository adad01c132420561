/** One of Strapi's registries, such as that of its services. */
export interface Registry<Item> {
  extend(uid: string, extension: (item: Item) => Item): void;
}
