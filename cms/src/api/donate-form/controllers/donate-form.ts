import { submissionController } from '../../../submissions/controller.ts';

export default submissionController('api::donate-form.donate-form');
