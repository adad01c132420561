import type { AdminFeature } from '../../../admin/platform/feature';
import { AddToGallery } from './add-to-gallery';
import { keepUploadsInOrder } from './media-input';

export const images: AdminFeature = { ListTools: AddToGallery, register: keepUploadsInOrder };
