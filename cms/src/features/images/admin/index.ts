import type { AdminFeature } from '../../../admin/platform/feature';
import { AddProjectImages } from './add-project-images';
import { AddToGallery } from './add-to-gallery';

export const images: AdminFeature = { ListTools: AddToGallery, FormTools: AddProjectImages };
