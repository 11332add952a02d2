CREATE TABLE "practice_items" (
	"user_id" text NOT NULL,
	"item" text NOT NULL,
	"memory" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_rating" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_items_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;