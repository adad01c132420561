import { submissionController } from '../../../features/submissions/server/index.ts';

export default submissionController('api::contact-form.contact-form');
