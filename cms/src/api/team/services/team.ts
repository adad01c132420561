import { orderedService } from '../../../content/ordered-service';

export default orderedService('api::team.team');
