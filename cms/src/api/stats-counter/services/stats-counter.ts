import { orderedService } from '../../../content/ordered-service';

export default orderedService('api::stats-counter.stats-counter');
