import { submissionController } from '../../../submissions/controller.ts';

export default submissionController('api::volunteer-form.volunteer-form');
