import { submissionController } from '../../../submissions/controller';

export default submissionController('api::contact-form.contact-form');
