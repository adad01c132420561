let isAsked = false;

/** Asks the list of the gallery, which is opened next, to open its dialog for many images. */
export function requestAddPhotos(): void {
  isAsked = true;
}

/** Whether the dialog was asked for since the last call. */
export function takeAddPhotosRequest(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}
