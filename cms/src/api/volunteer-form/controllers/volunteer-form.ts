import { submissionController } from '../../../features/submissions/server';

export default submissionController('api::volunteer-form.volunteer-form');
