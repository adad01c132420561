import { orderedService } from '../../../content/ordered-service';

export default orderedService('api::gallery.gallery');
