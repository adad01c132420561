export const IMAGES_PATH = '/website/pictures';
