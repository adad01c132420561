import { submissionController } from '../../../features/submissions/server/index.ts';

export default submissionController('api::volunteer-form.volunteer-form');
