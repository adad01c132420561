import { submissionController } from '../../../submissions/controller.ts';

export default submissionController('api::contact-form.contact-form');
