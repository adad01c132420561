import { submissionController } from '../../../features/submissions/server';

export default submissionController('api::contact-form.contact-form');
