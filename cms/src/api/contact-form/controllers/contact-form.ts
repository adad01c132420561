import { submissionController } from '../../../features/submissions/server/controller';

export default submissionController('api::contact-form.contact-form');
