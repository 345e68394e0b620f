# Files that are saved.
choose-file = Choose a file
choose-save = Save as
choose-folder = Choose a folder
save-full = “{ $file }” cannot be written: the disk is full. Free some space, or choose another folder.
save-denied = “{ $file }” cannot be written: this folder or this file is protected. Choose another folder.
save-no_folder = “{ $file }” cannot be written: the folder does not exist. Choose another.
save-is_folder = “{ $file }” cannot be written: it is a folder. Give the file a name.
save-name = “{ $file }” cannot be written: this name is too long or not allowed here. Choose another.
save-open = “{ $file }” cannot be written: another program has it open. Close it, or choose another name.
save-other = “{ $file }” cannot be written: { $detail }. Choose another folder, or close the file if it is open.
save-stays_club = “{ $file }” is not replaced: it is a club file, or another database. Choose another name.
save-stays_other = “{ $file }” is not replaced: it is not a PDF. Choose another name.
save-stays_link = “{ $file }” is not replaced: it is a link to another file. Choose another name.
save-is_file = “{ $file }” cannot be used as a folder: it is a file. Choose another name.
