import { submissionController } from '../../../submissions/controller.ts';

export default submissionController('api::intern-form.intern-form');
