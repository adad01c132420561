import { submissionController } from '../../../features/submissions/server';

export default submissionController('api::donate-form.donate-form');
