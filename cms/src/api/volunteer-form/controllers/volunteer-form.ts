import { submissionController } from '../../../submissions/controller';

export default submissionController('api::volunteer-form.volunteer-form');
