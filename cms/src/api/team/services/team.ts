import { teamService } from '../../../content/team-service';

export default teamService;
