import { orderedService } from '../../../content/ordered-service';

export default orderedService('api::just-in.just-in', ['image']);
