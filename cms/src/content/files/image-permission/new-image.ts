interface FormWithImages {
  /** The ids and URLs of the images in the form. */
  readonly images: readonly string[];
  readonly initialImages: readonly string[];
  readonly wasInitiallyTicked: boolean;
  /** The images that were in the form when the person ticked the box. */
  readonly imagesWhenTicked: readonly string[];
}

/** Whether the form has an image that was not there when the box was ticked, in this form or before it was opened. */
export function hasNewImage(form: FormWithImages): boolean {
  const { images, initialImages, wasInitiallyTicked, imagesWhenTicked } = form;
  const storedImages = wasInitiallyTicked ? initialImages : [];
  return images.some((image) => !imagesWhenTicked.includes(image) && !storedImages.includes(image));
}
