import { submissionController } from '../../../features/submissions/server/controller';

export default submissionController('api::volunteer-form.volunteer-form');
